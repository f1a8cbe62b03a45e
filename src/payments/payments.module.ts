import { Module, type OnModuleInit } from '@nestjs/common';
import { BookingModule, BookingPayments } from '../booking/index.js';
import { CatalogModule, DepositGateway } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { SchedulingModule } from '../scheduling/index.js';
import { BooksController } from './books/books.controller.js';
import { booksEventTypes } from './books/books.event-types.js';
import { BookEntriesController } from './books/entries/book-entries.controller.js';
import { BookEntriesProjection } from './books/entries/book-entries.projection.js';
import { BookEntriesQuery } from './books/entries/book-entries.query.js';
import { BookEntryRepository } from './books/entries/book-entry.repository.js';
import {
  EnterOpeningBalancesHandler,
  NotePayoutHandler,
  VoidBookEntryHandler,
} from './books/entries/change-book-entry.js';
import { ExportJournalHandler } from './books/export-journal.js';
import { JournalExportsProjection } from './books/journal-exports.projection.js';
import { JournalExportsQuery } from './books/journal-exports.query.js';
import { BulkDrawerBuilder } from './bulk/bulk-drawer-builder.js';
import { BulkSaleBuilder } from './bulk/bulk-sale-builder.js';
import { CloseDrawerHandler, CountDrawerHandler, ReopenDrawerHandler } from './commands/change-drawer.js';
import { CorrectPaymentMethodHandler } from './commands/correct-payment-method.js';
import { GiveRefundHandler } from './commands/give-refund.js';
import { OpenDrawerHandler } from './commands/open-drawer.js';
import { TakePaymentHandler } from './commands/take-payment.js';
import { UndoPaymentHandler } from './commands/undo-payment.js';
import { VoidSaleHandler } from './commands/void-sale.js';
import { WaiveRestHandler } from './commands/waive-rest.js';
import { DepositPreviewController } from './deposit-preview/deposit-preview.controller.js';
import { DepositPreviewQuery } from './deposit-preview/deposit-preview.query.js';
import { DrawerDayRepository } from './drawer-day.repository.js';
import { DrawersController } from './http/drawers.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { ReceiptsController } from './http/receipts.controller.js';
import { CertificateIssuer } from './certificate-issuer.js';
import { CertificateLinks } from './certificate-links.js';
import { CertificateTermsReader } from './gift-certificates/certificate-terms.js';
import {
  EraseCertificatePeopleHandler,
  RefundGiftCertificateHandler,
  RemakeCertificateCodeHandler,
  VoidGiftCertificateHandler,
} from './gift-certificates/change-gift-certificate.js';
import { GiftCertificateRepository } from './gift-certificate.repository.js';
import { GiftCertificatesController } from './gift-certificates/gift-certificates.controller.js';
import { GiftCertificatesDataExporter } from './gift-certificates/gift-certificates.personal-data.js';
import { GiftCertificatesFile } from './gift-certificates/gift-certificates.shop-file.js';
import { GiftCertificatesProjection } from './gift-certificates/gift-certificates.projection.js';
import { GiftCertificatesQuery } from './gift-certificates/gift-certificates.query.js';
import { DeliverGiftCertificates } from './gift-certificates/deliver-gift-certificates.task.js';
import { MailGiftCertificates } from './gift-certificates/mail-gift-certificates.js';
import { OrderGiftCertificateHandler } from './gift-certificates/order-gift-certificate.js';
import { OwnGiftCertificatesController } from './gift-certificates/own-gift-certificates.controller.js';
import { PrintGiftCertificateHandler } from './gift-certificates/print-gift-certificate.js';
import { SellGiftCertificateHandler } from './gift-certificates/sell-gift-certificate.js';
import { LedgerCheck } from './integrity/ledger.check.js';
import { LedgerProjection } from './ledger/ledger.projection.js';
import { PushDrawerChanged } from './live/push-drawer-changed.js';
import { PushSaleChanged } from './live/push-sale-changed.js';
import { EmailClientOnDepositReturned } from './notifications/email-client-on-deposit-returned.js';
import { EmailClientOnOnlinePaymentReturned } from './notifications/email-client-on-online-payment-returned.js';
import { EmailClientOnPaperIssued } from './notifications/email-client-on-paper-issued.js';
import { AskGateway } from './online/ask-gateway.task.js';
import { AskToPayOnlineHandler } from './online/ask-to-pay-online.js';
import { CallGateway } from './online/call-gateway.js';
import { ApplyDepositHandler, GiveBackDepositHandler } from './online/change-deposit.js';
import { CheckCheckoutHandler } from './online/check-checkout.js';
import { CheckRefundsHandler } from './online/check-refunds.js';
import { DecideDepositHandler } from './online/decide-deposit.js';
import { DuePayment } from './online/due-payment.js';
import { EndCheckoutHandler } from './online/end-checkout.js';
import { GiveBackPrepaymentHandler } from './online/give-back-prepayment.js';
import { GatewayEventsController } from './online/gateway-events.controller.js';
import { Gateway } from './online/gateway.js';
import { NoteDisputeHandler } from './online/note-dispute.js';
import { OnlinePaymentRepository } from './online/online-payment.repository.js';
import { OnlinePaymentsController } from './online/online-payments.controller.js';
import { OnlinePaymentsProjection } from './online/online-payments.projection.js';
import { OnlinePaymentsQuery } from './online/online-payments.query.js';
import { NoteRefundAnswerHandler, RetryOnlineRefundHandler } from './online/online-refunds.js';
import { OwnPaymentsController } from './online/own-payments.controller.js';
import { SettleCheckoutHandler } from './online/settle-checkout.js';
import { SettleDepositOnGatewayAnswer } from './online/settle-deposit-on-gateway-answer.js';
import { SettleDepositHandler } from './online/settle-deposit.js';
import { SettlePayoutHandler } from './online/settle-payout.js';
import { SettleDeposits } from './online/settle-deposits.task.js';
import { StripeGateway } from './online/stripe-gateway.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { EvidenceReader } from './disputes/evidence-reader.js';
import { PrintDisputeEvidenceHandler } from './disputes/print-dispute-evidence.js';
import { PayOutTipsHandler, VoidTipPayoutHandler } from './pay/change-tip-payout.js';
import { CommissionRatesProjection } from './pay/commission-rates.projection.js';
import { ExportPayHandler } from './pay/export-pay.js';
import { PayController } from './pay/pay.controller.js';
import { payEventTypes } from './pay/pay.event-types.js';
import { PayQuery } from './pay/pay.query.js';
import { SetCommissionRateHandler } from './pay/set-commission-rate.js';
import { TipPayoutRepository } from './pay/tip-payout.repository.js';
import { TipPayoutsProjection } from './pay/tip-payouts.projection.js';
import { PaymentRecorder } from './payment-recorder.js';
import { PaymentsConfig } from './payments.config.js';
import { bookEntryEventTypes } from './event-types/book-entry.event-types.js';
import {
  drawerDayEventTypes,
  giftCertificateEventTypes,
  onlinePaymentEventTypes,
  saleEventTypes,
  tipPayoutEventTypes,
} from './payments.event-types.js';
import { BooksProof } from './proof/books-proof.js';
import { EmailShopOnBooksDiffer } from './proof/email-shop-on-books-differ.js';
import { proofEventTypes } from './proof/proof.event-types.js';
import { ProveBooksHandler } from './proof/prove-books.js';
import { ProveBooksTask } from './proof/prove-books.task.js';
import { SalesFile } from './sales.shop-file.js';
import { SalesOfBookings } from './sales-of-bookings.js';
import { PrintHealthFundReceiptHandler } from './papers/print-health-fund-receipt.js';
import { PrintZReportHandler } from './papers/print-z-report.js';
import { PrintPaperHandler } from './papers/print-paper.js';
import { DrawerDaysProjection } from './projections/drawer-days.projection.js';
import { SalesProjection } from './projections/sales.projection.js';
import { CheckoutQuery } from './queries/checkout.query.js';
import { DayMoneyQuery } from './queries/day-money.query.js';
import { DayWorkQuery } from './queries/day-work.query.js';
import { DrawerDayQuery } from './queries/drawer-day.query.js';
import { DueDisputesQuery } from './queries/due-disputes.query.js';
import { MoneyDifferenceQuery } from './queries/money-difference.query.js';
import { MoneyOwedQuery } from './queries/money-owed.query.js';
import { MoneyTakenQuery } from './queries/money-taken.query.js';
import { PaperCheckQuery } from './queries/paper-check.query.js';
import { ReceiptQuery } from './queries/receipt.query.js';
import { SaleListQuery } from './queries/sale-list.query.js';
import { SaleQuery } from './queries/sale.query.js';
import { SaleStates } from './queries/sale-states.js';
import { UnpaidBookingsQuery } from './queries/unpaid-bookings.query.js';
import { ReceiptLinks } from './receipt-links.js';
import { SaleRepository } from './sale.repository.js';
import { SalesDataExporter } from './sales.personal-data.js';

/** The module of money: sales, whose state is rebuilt from their events, and the ledger. */
@Module({
  imports: [BookingModule, CatalogModule, IdentityModule, SchedulingModule],
  controllers: [
    PaymentsController,
    ReceiptsController,
    DrawersController,
    BooksController,
    BookEntriesController,
    PayController,
    DepositPreviewController,
    OnlinePaymentsController,
    OwnPaymentsController,
    GatewayEventsController,
    DisputesController,
    GiftCertificatesController,
    OwnGiftCertificatesController,
  ],
  providers: [
    SaleRepository,
    DrawerDayRepository,
    OpenDrawerHandler,
    CountDrawerHandler,
    CloseDrawerHandler,
    ReopenDrawerHandler,
    DrawerDayQuery,
    DrawerDaysProjection,
    TakePaymentHandler,
    GiveRefundHandler,
    VoidSaleHandler,
    WaiveRestHandler,
    UndoPaymentHandler,
    CorrectPaymentMethodHandler,
    PrintPaperHandler,
    PrintHealthFundReceiptHandler,
    PrintZReportHandler,
    EmailClientOnPaperIssued,
    EmailClientOnOnlinePaymentReturned,
    EmailClientOnDepositReturned,
    ReceiptLinks,
    ReceiptQuery,
    PaperCheckQuery,
    CheckoutQuery,
    SaleQuery,
    SaleStates,
    SaleListQuery,
    DayMoneyQuery,
    DayWorkQuery,
    MoneyTakenQuery,
    MoneyDifferenceQuery,
    MoneyOwedQuery,
    UnpaidBookingsQuery,
    DueDisputesQuery,
    SalesProjection,
    LedgerProjection,
    LedgerCheck,
    SalesFile,
    { provide: BookingPayments, useClass: SalesOfBookings },
    PushSaleChanged,
    PushDrawerChanged,
    SalesDataExporter,
    ExportJournalHandler,
    JournalExportsQuery,
    JournalExportsProjection,
    BookEntryRepository,
    BookEntriesQuery,
    BookEntriesProjection,
    NotePayoutHandler,
    EnterOpeningBalancesHandler,
    VoidBookEntryHandler,
    BulkSaleBuilder,
    PayQuery,
    DepositPreviewQuery,
    SetCommissionRateHandler,
    PayOutTipsHandler,
    VoidTipPayoutHandler,
    ExportPayHandler,
    TipPayoutRepository,
    TipPayoutsProjection,
    CommissionRatesProjection,
    BulkDrawerBuilder,
    provideConfig(PaymentsConfig),
    { provide: Gateway, useClass: StripeGateway },
    PaymentRecorder,
    DuePayment,
    OnlinePaymentRepository,
    OnlinePaymentsProjection,
    OnlinePaymentsQuery,
    AskToPayOnlineHandler,
    EndCheckoutHandler,
    CheckCheckoutHandler,
    SettleCheckoutHandler,
    NoteRefundAnswerHandler,
    RetryOnlineRefundHandler,
    NoteDisputeHandler,
    SettlePayoutHandler,
    EvidenceReader,
    PrintDisputeEvidenceHandler,
    CheckRefundsHandler,
    GiftCertificateRepository,
    GiftCertificatesFile,
    GiftCertificatesProjection,
    GiftCertificatesQuery,
    CertificateIssuer,
    CertificateLinks,
    CertificateTermsReader,
    SellGiftCertificateHandler,
    RemakeCertificateCodeHandler,
    VoidGiftCertificateHandler,
    RefundGiftCertificateHandler,
    EraseCertificatePeopleHandler,
    PrintGiftCertificateHandler,
    OrderGiftCertificateHandler,
    MailGiftCertificates,
    DeliverGiftCertificates,
    GiftCertificatesDataExporter,
    CallGateway,
    AskGateway,
    BooksProof,
    ProveBooksHandler,
    ProveBooksTask,
    EmailShopOnBooksDiffer,
    { provide: DepositGateway, useExisting: Gateway },
    SettleDepositHandler,
    GiveBackDepositHandler,
    ApplyDepositHandler,
    GiveBackPrepaymentHandler,
    DecideDepositHandler,
    SettleDepositOnGatewayAnswer,
    SettleDeposits,
  ],
  exports: [
    BulkDrawerBuilder,
    BulkSaleBuilder,
    MoneyTakenQuery,
    MoneyDifferenceQuery,
    MoneyOwedQuery,
    UnpaidBookingsQuery,
    DueDisputesQuery,
    SaleListQuery,
    SaleQuery,
    SaleStates,
  ],
})
export class PaymentsModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('payments', {
      ...saleEventTypes,
      ...drawerDayEventTypes,
      ...tipPayoutEventTypes,
      ...onlinePaymentEventTypes,
      ...giftCertificateEventTypes,
      ...booksEventTypes,
      ...bookEntryEventTypes,
      ...payEventTypes,
      ...proofEventTypes,
    });
  }
}
