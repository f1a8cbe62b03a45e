import { Injectable } from '@nestjs/common';
import { SalesSettings, ShopSettings } from '../catalog/index.js';
import type { Actor } from '../kernel/actor.js';
import { addDays, type LocalDate } from '../kernel/local-time.js';
import type { Cents } from '../kernel/money.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { issueCertificate } from './domain/gift-certificate.decide.js';
import type { CertificateMethod } from './domain/gift-certificate.events.js';
import { takeNextNumber } from './papers/paper-numbers.js';
import { GiftCertificateRepository } from './gift-certificate.repository.js';

/** Issues certificates that were paid for, in the caller's transaction. */
@Injectable()
export class CertificateIssuer {
  constructor(
    private readonly certificates: GiftCertificateRepository,
    private readonly settings: ShopSettings,
  ) {}

  /** Issues a certificate under the next number. @returns whether it was not issued before */
  async issue(
    tx: Transaction,
    id: string,
    paid: { cents: Cents; method: CertificateMethod; day: LocalDate },
    by: Actor,
  ): Promise<boolean> {
    const { status } = await this.certificates.find(tx, id);
    if (status !== 'ordered') return false;
    const { giftCertificateYears } = await this.settings.read(SalesSettings, tx);
    const number = await takeNextNumber(tx, 'gift_certificate');
    const expiresOn = giftCertificateYears === 0 ? null : addYears(paid.day, giftCertificateYears);
    await this.certificates.change(tx, id, issueCertificate({ ...paid, number, expiresOn }), by);
    return true;
  }
}

/** Returns the same day some years later; of a leap day the last of February. */
const addYears = (day: LocalDate, years: number): LocalDate => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = `${year + years}-${String(month).padStart(2, '0')}-01`;
  const same = addDays(first, date - 1);
  return same.slice(5, 7) === first.slice(5, 7) ? same : addDays(same, -1);
};
