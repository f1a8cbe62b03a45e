import type { ButtonHTMLAttributes, CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { SwapIcon } from '../../../../shared/ui/icons.js';
import { listSteps } from '../../manage/day-state/booking-steps.js';
import { toDayProgress } from '../../manage/day-state/day-progress.js';
import { STRETCH_STEPS } from '../move/stretch-length.js';
import { CardContent } from './CardContent.js';
import { CardSteps, mayPayFromCard } from './CardSteps.js';
import {
  cardLabel,
  type CardView,
  describeBooking,
  describeTreatment,
  formatSpan,
  isDue,
  toShape,
} from './describe-booking.js';
import { useServiceTint } from './service-tint.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import './booking-card.css';

/** The actions on a card; read-only views have none. */
export interface CardHandlers {
  onOpen: (booking: OfficeBookingDto) => void;
  onGrab: (event: PointerEvent<HTMLElement>, booking: OfficeBookingDto) => void;
  onLift: (booking: OfficeBookingDto) => void;
  /** Starts dragging the lower edge; undefined where a card's height is not its length. */
  onStretch: ((event: PointerEvent<HTMLElement>, booking: OfficeBookingDto) => void) | undefined;
  /** Lifts the booking and moves its end by a step. */
  onStretchByKey: (booking: OfficeBookingDto, step: 1 | -1) => void;
}

interface BookingCardProps extends CardView {
  booking: OfficeBookingDto;
  style?: CSSProperties;
  /** Whether the booking is being moved and this card marks its original position. */
  isLifted: boolean;
  now: ShopNow;
  handlers: CardHandlers | undefined;
  /** Whether it overlaps others in a narrow column, so that cards are stacked. */
  isShared?: boolean;
}

export const canMove = ({ status }: OfficeBookingDto): boolean => status === 'pending' || status === 'confirmed';

export function BookingCard(props: BookingCardProps) {
  const { booking, style, isLifted, now, handlers, isShared = false, isBrief = false, isOutsideColumn = false } = props;
  const progress = toDayProgress(booking, now);
  const label = cardLabel(booking, progress);
  const frame = {
    className: ['card', `card-${toShape(booking)}`, isLifted && 'card-lifted'].filter(Boolean).join(' '),
    style: { ...style, '--tint': useServiceTint(booking.service_id) } as CSSProperties,
    'data-late': label?.tone,
    'data-due': isDue(booking, now) || undefined,
    'data-shared': isShared || undefined,
  };
  const main = {
    className: 'day-booking',
    title: [
      `${formatClientName(booking)}, ${describeTreatment(booking, isOutsideColumn)}, ${formatSpan(booking.booking_time, booking.booking_duration)}`,
      booking.client_alert,
    ]
      .filter(Boolean)
      .join('\n'),
    'aria-label': describeBooking(booking, label, { isBrief, isOutsideColumn }),
  };
  const content = <CardContent {...{ booking, label, isBrief, isOutsideColumn }} />;
  if (!handlers)
    return (
      <div {...frame}>
        <article {...main}>{content}</article>
      </div>
    );
  const isMovable = !isOutsideColumn && canMove(booking);
  return (
    <div {...frame} data-booking={booking.id}>
      <CardButton {...main} booking={booking} isMovable={isMovable} handlers={handlers}>
        {content}
      </CardButton>
      {isMovable && (
        <button
          type="button"
          className="card-pick"
          aria-label={`Move to another day: ${formatClientName(booking)}`}
          data-hint="Move to another day"
          onClick={() => handlers.onLift(booking)}
        >
          <SwapIcon width={16} height={16} />
        </button>
      )}
      {isMovable && handlers.onStretch && (
        <span
          className="card-stretch"
          aria-hidden="true"
          onPointerDown={(event) => handlers.onStretch?.(event, booking)}
        />
      )}
      {(progress || mayPayFromCard(booking)) && (
        <CardSteps booking={booking} steps={progress ? listSteps(booking, now) : []} />
      )}
    </div>
  );
}

interface CardButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  booking: OfficeBookingDto;
  isMovable: boolean;
  handlers: CardHandlers;
}

/** The card as a button that opens the booking. Dragging, M and Alt with an arrow key lift it. */
function CardButton({ booking, isMovable, handlers, children, ...main }: CardButtonProps) {
  const press = (event: KeyboardEvent) => {
    if (!isMovable) return;
    const step = event.altKey ? STRETCH_STEPS[event.key] : undefined;
    if (!step && !isLiftKey(event)) return;
    event.preventDefault();
    if (step) handlers.onStretchByKey(booking, step);
    else handlers.onLift(booking);
  };
  return (
    <button
      type="button"
      {...main}
      {...(isMovable && { 'aria-keyshortcuts': 'M Alt+ArrowDown Alt+ArrowUp' })}
      onClick={() => handlers.onOpen(booking)}
      onPointerDown={(event) => isMovable && handlers.onGrab(event, booking)}
      onKeyDown={press}
    >
      {children}
    </button>
  );
}

const isLiftKey = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey;
