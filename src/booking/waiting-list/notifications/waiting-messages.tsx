import {
  formatDayAndMonth,
  formatLongDate,
  formatLongDateTime,
  formatTime12h,
  timeZoneLabel,
} from '../../../kernel/format-date.js';
import { formatDollars } from '../../../kernel/money.js';
import { MailActions, MailButton } from '../../../platform/mail/MailActions.js';
import { MailLayout } from '../../../platform/mail/MailLayout.js';
import { DetailRow, DetailTable, MailNote } from '../../../platform/mail/MailSection.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';
import type { OfferInMail, WaitingMailTemplate } from './waiting-mail.js';

export const joinedWaitingList: WaitingMailTemplate = {
  subject: ({ serviceName }) => `You are on the waiting list: ${serviceName}`,
  Body: ({ shop, firstName, serviceName, therapistName, windows, view }) => (
    <MailLayout
      sender={shop}
      heading="You are on the waiting list"
      lead={`${toUnlinkedText(firstName)}, we'll email you as soon as a time opens up. Nothing is booked until you accept it.`}
    >
      <DetailTable>
        <DetailRow label="Service" value={serviceName} />
        <DetailRow label="Therapist" value={therapistName ?? 'Any therapist'} />
        {windows.map((window) => (
          <DetailRow
            key={`${window.date} ${window.from}`}
            label={formatDayAndMonth(window.date)}
            value={formatWindow(window)}
          />
        ))}
      </DetailTable>
      <MailActions>
        <MailButton href={view} label="See or leave the waiting list" />
      </MailActions>
    </MailLayout>
  ),
};

export const slotOffered: WaitingMailTemplate = {
  subject: ({ serviceName, offer }) =>
    offer ? `A time has opened up: ${serviceName}, ${formatStart(offer)}` : `A time has opened up: ${serviceName}`,
  Body: ({ shop, firstName, serviceName, offer, view }) => (
    <MailLayout
      sender={shop}
      heading="A time has opened up"
      lead={`${toUnlinkedText(firstName)}, this time is held for you. It is yours if you accept it${offer ? ` by ${formatTime12h(offer.answerBy.time)}` : ''}.`}
    >
      {offer && (
        <DetailTable>
          <DetailRow
            label="When"
            value={formatLongDateTime(offer)}
            isMain
            hint={`${offer.durationMinutes} minutes, ${timeZoneLabel(shop.timeZone)}`}
          />
          <DetailRow label="Service" value={serviceName} />
          <DetailRow label="Therapist" value={offer.therapistName} />
          <DetailRow label="Price" value={formatPrice(offer)} />
          <DetailRow
            label="Answer by"
            value={`${formatTime12h(offer.answerBy.time)}, ${formatLongDate(offer.answerBy.date)}`}
          />
        </DetailTable>
      )}
      <MailActions>
        <MailButton href={view} label="Accept or decline" />
      </MailActions>
      <MailNote>After that it is no longer held for you. Opening the link does not book anything.</MailNote>
    </MailLayout>
  ),
};

/** The mail to a client whose offer the shop took back. */
export const offerWithdrawn = endedOffer({
  label: 'No longer free',
  heading: 'The time we offered you is no longer free',
  lead: 'we are sorry.',
});

/** The mail to a client who did not answer an offer in time. */
export const offerLapsed = endedOffer({
  label: 'No longer held',
  heading: 'The time we offered you is no longer held',
  lead: 'we did not hear from you in time, so nothing was booked.',
});

/** Returns the mail about an offer that has ended, whose client waits on. */
function endedOffer({ label, heading, lead }: Record<'label' | 'heading' | 'lead', string>): WaitingMailTemplate {
  return {
    subject: ({ serviceName, offer }) =>
      offer ? `${label}: ${serviceName}, ${formatStart(offer)}` : `${label}: ${serviceName}`,
    Body: ({ shop, firstName, serviceName, offer, view }) => (
      <MailLayout
        sender={shop}
        heading={heading}
        lead={`${toUnlinkedText(firstName)}, ${lead} You are still on the waiting list, in the same place, and we'll email you if another time that suits you opens up.`}
      >
        {offer && (
          <DetailTable>
            <DetailRow label={label} value={formatLongDateTime(offer)} isMain />
            <DetailRow label="Service" value={serviceName} />
            <DetailRow label="Therapist" value={offer.therapistName} />
          </DetailTable>
        )}
        <MailActions>
          <MailButton href={view} label="See or leave the waiting list" />
        </MailActions>
      </MailLayout>
    ),
  };
}

function formatWindow({ from, to }: WaitingWindow): string {
  return from === to ? formatTime12h(from) : `Starting between ${formatTime12h(from)} and ${formatTime12h(to)}`;
}

function formatStart({ date, time }: OfferInMail): string {
  return `${formatDayAndMonth(date)}, ${formatTime12h(time)}`;
}

function formatPrice({ totalCents, currency }: OfferInMail): string {
  return currency === 'USD' ? formatDollars(totalCents) : `${formatDollars(totalCents)} ${currency}`;
}
