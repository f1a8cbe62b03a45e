import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { ReasonDto } from '../reason.dto.js';
import { CertificateTermsReader } from './certificate-terms.js';
import {
  EraseCertificatePeople,
  RefundGiftCertificate,
  RemakeCertificateCode,
  VoidGiftCertificate,
} from './change-gift-certificate.js';
import {
  CertificateCodeDto,
  CertificateRefundDto,
  CodedCertificateDto,
  GiftCertificateDto,
  GiftCertificatesDto,
  GiftCertificatesQueryDto,
  NewGiftCertificateDto,
  PrintedCertificateDto,
} from './gift-certificate.dto.js';
import { GiftCertificatesQuery } from './gift-certificates.query.js';
import { PrintGiftCertificate } from './print-gift-certificate.js';
import { SellGiftCertificate } from './sell-gift-certificate.js';

/** Gift certificates at the desk. A code is in no answer but that to whoever had it made, and never in an address. */
@Controller('gift-certificates')
@Roles(...DESK_ROLES)
export class GiftCertificatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly certificates: GiftCertificatesQuery,
    private readonly terms: CertificateTermsReader,
  ) {}

  /** Lists the certificates that were sold, the latest first, and what is owed for all of them. */
  @Get()
  @Roles(...DESK_ROLES, 'auditor')
  listGiftCertificates(@Query() { page }: GiftCertificatesQueryDto): Promise<GiftCertificatesDto> {
    return this.certificates.list(page);
  }

  /**
   * Sells a certificate, and shows its code once; one with an address is mailed on its day instead. The same id again
   * sells nothing. 409 `method-not-accepted`, `day-closed`, `payment-id-reused`.
   */
  @Post()
  @HttpCode(201)
  async sellGiftCertificate(@Body() body: NewGiftCertificateDto): Promise<CodedCertificateDto> {
    const sold = { ...(await this.terms.read(body)), method: body.method };
    const code = await this.commands.execute(new SellGiftCertificate(body.id, sold, currentActor()));
    return { certificate: await this.certificates.find(body.id), code };
  }

  /** Finds the certificate that has a code. 422 on `code` for one that was mistyped, 404 for one that none has. */
  @Post('by-code')
  @HttpCode(200)
  findGiftCertificateByCode(@Body() { code }: CertificateCodeDto): Promise<GiftCertificateDto> {
    return this.certificates.findByCode(code);
  }

  @Get(':id')
  @Roles(...DESK_ROLES, 'auditor')
  getGiftCertificate(@IdParam() id: string): Promise<GiftCertificateDto> {
    return this.certificates.find(id);
  }

  /** Makes another code and shows it once: the one before pays for nothing any more. */
  @Post(':id/codes')
  @HttpCode(201)
  async remakeCertificateCode(@IdParam() id: string, @Body() { reason }: ReasonDto): Promise<CodedCertificateDto> {
    const code = await this.commands.execute(new RemakeCertificateCode(id, reason, currentActor()));
    return { certificate: await this.certificates.find(id), code };
  }

  /** Returns the certificate as PDF, for whoever has its code. */
  @Post(':id/files')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  async printGiftCertificate(
    @IdParam() id: string,
    @Body() { code, format }: PrintedCertificateDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDownload(reply, await this.commands.execute(new PrintGiftCertificate(id, code, format)));
  }

  /** Voids a certificate that was sold today and not used. 409 `another-day`, `certificate-used`, `day-closed`. */
  @Post(':id/void')
  @HttpCode(200)
  async voidGiftCertificate(@IdParam() id: string, @Body() { reason }: ReasonDto): Promise<GiftCertificateDto> {
    await this.commands.execute(new VoidGiftCertificate(id, reason, currentActor()));
    return this.certificates.find(id);
  }

  /** Gives money back for what is left of it. 409 `over-balance`, `method-not-accepted`, `day-closed`, `payment-id-reused`. */
  @Post(':id/refunds')
  @HttpCode(201)
  @Roles('admin_staff')
  async refundGiftCertificate(@IdParam() id: string, @Body() body: CertificateRefundDto): Promise<GiftCertificateDto> {
    const { id: refundId, method, amount, reason } = body;
    const refund = { refundId, method, cents: toCents(amount), reason };
    await this.commands.execute(new RefundGiftCertificate(id, refund, currentActor()));
    return this.certificates.find(id);
  }

  /** Erases the names, addresses and words of a certificate. Its balance and its code stay. */
  @Post(':id/erasure')
  @HttpCode(204)
  @Roles('admin_staff')
  async eraseCertificatePeople(@IdParam() id: string): Promise<void> {
    await this.commands.execute(new EraseCertificatePeople(id));
  }
}
