import { useGetShopQuery, type OwnOfferDto, type OwnWaitingEntryDto } from '../../../shared/api/generated.js';
import { formatLongDate, formatTime } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { DescriptionList } from '../../../shared/ui/DescriptionList.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { OutcomePage } from '../outcome/pages/OutcomePage.js';
import { toDeposit } from '../policy/deposit.js';
import { DepositText } from '../policy/DepositText.js';
import { PolicyText } from '../policy/PolicyText.js';
import type { OwnWaitingEntry } from './use-own-waiting-entry.js';

interface OfferPageProps {
  own: OwnWaitingEntry;
  entry: OwnWaitingEntryDto;
  offer: OwnOfferDto;
}

/** The offer that is held for the visitor, with buttons that book or decline it. */
export function OfferPage({ own, entry, offer }: OfferPageProps) {
  const { data: shop } = useGetShopQuery();
  const treatments = [{ service_id: entry.service_id, price: offer.price }];
  const deposit = toDeposit(shop?.deposit, treatments);
  return (
    <OutcomePage
      title="A time has opened up"
      picture="result-request"
      sentence={`${entry.first_name}, we are holding this time for you until ${formatTime(offer.expires_at_local)}. After that, we offer it to others.`}
    >
      {/* Above the offer, since that may be another one than was answered. */}
      {own.refusal && <p role="alert">{own.refusal}</p>}
      <DescriptionList
        items={[
          ['Service', entry.service_name],
          ['Therapist', offer.therapist_name],
          ['Date', formatLongDate(offer.date)],
          ['Time', `${formatTime(offer.time)}, ${offer.duration_minutes} minutes`],
          [deposit > 0 ? 'Price' : 'Due at the shop', formatMoney(offer.price)],
        ]}
      />
      <DepositText treatments={treatments} />
      <PolicyText policy={offer.cancellation_policy} />
      <div className="outcome-page-actions">
        <Button size="large" variant="primary" isLoading={own.isSending} onClick={() => own.accept(shop && deposit)}>
          Book it for {formatMoney(offer.price)}
        </Button>
        <Button size="large" disabled={own.isSending} onClick={own.decline}>
          No, thanks
        </Button>
      </div>
    </OutcomePage>
  );
}
