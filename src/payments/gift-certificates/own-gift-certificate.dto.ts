import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { ONLINE_PAYMENT_STATUSES, type OnlinePaymentStatus } from '../domain/online-payment.evolve.js';
import { CertificateFields } from './gift-certificate.dto.js';

/** Gift certificates as they can be bought online. */
export class GiftCertificateOfferDto {
  /** Whether the shop accepts online payments, and a gateway is set up. */
  can_pay_online!: boolean;
  currency!: string;
  /** The first day on which one can be mailed. */
  today!: string;
}

/** A certificate that somebody orders online. It is mailed to the recipient; without an address to the buyer. */
export class OrderedCertificateDto extends CertificateFields {
  /** Where the receipt goes. */
  @Trim()
  @IsEmailAddress('Please enter a valid email address')
  buyer_email!: string;
}

export class OrderTokenDto {
  @MaxLength(200, { message: 'token is too long' })
  @IsString({ message: 'token must be text' })
  token!: string;
}

/** An order, and how far it came. */
export class OwnOrderDto {
  /** The token by which it is seen again. */
  token!: string;
  /** `asked` until the gateway has opened its page; `paid` once the certificate is issued. */
  @ApiProperty({ enum: ONLINE_PAYMENT_STATUSES })
  status!: OnlinePaymentStatus;
  /** The page to pay on; null unless it is open. */
  url!: string | null;
  /** In dollars. */
  amount!: number;
  currency!: string;
  /** The number of the certificate; null until it is paid. */
  number!: number | null;
  /** The day on which it is mailed. */
  deliver_on!: string | null;
}

/** The balance of the certificate whose code somebody has. */
export class CertificateBalanceDto {
  balance!: number;
  currency!: string;
  last_four!: string;
  /** The last day on which it can be used; null without one. */
  expires_on!: string | null;
  is_expired!: boolean;
}
