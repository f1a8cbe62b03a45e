import { useId, useState, type RefObject } from 'react';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import styles from './settings-index.module.css';

/** The titles of the settings' cards, by subject. */
const SUBJECTS = [
  { subject: 'Opening', titles: ['Business Hours', 'Closures', 'Time Slot Management', 'Rooms'] },
  {
    subject: 'Bookings',
    titles: ['Booking Rules', 'Cancellation Policy', 'Reminders', 'Booking on Other Sites'],
  },
  { subject: 'Money', titles: ['Payment Settings', 'Receipts and Tax', 'Account Codes'] },
  { subject: 'Shop', titles: ['Shop Details', 'Monthly Report', 'Import', 'Take Your Data with You'] },
  {
    subject: 'Access',
    titles: ['Accounts', 'Security', 'API Keys', 'Webhooks', 'Action Log Outside the Shop'],
  },
];

/**
 * The index of the settings, beside them. Its search leaves the cards that have all the words anywhere in them: fields and
 * explanations count, too.
 * @param content what holds the cards
 */
export function SettingsIndex({ content }: { content: RefObject<HTMLElement | null> }) {
  const [text, setText] = useState('');
  const searchId = useId();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (title: string) => {
    const inCard = words.length > 0 ? (findHeading(content, title)?.closest('section')?.textContent ?? '') : '';
    const searched = `${title} ${inCard}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  const shown = SUBJECTS.map(({ subject, titles }) => ({ subject, titles: titles.filter(fits) })).filter(
    ({ titles }) => titles.length > 0,
  );
  const open = (title: string) => {
    const heading = findHeading(content, title);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };
  const [first] = shown;
  return (
    <nav className={styles.index} aria-label="Index of the settings">
      <label htmlFor={searchId} className="visually-hidden">
        Search the settings
      </label>
      <TextInput
        id={searchId}
        type="search"
        placeholder="Search the settings"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={() => first && open(first.titles[0]!)}
      />
      <div className={styles.subjects}>
        {shown.map(({ subject, titles }) => (
          <Stack key={subject} gap={2}>
            <h2>{subject}</h2>
            {titles.map((title) => (
              <a
                key={title}
                href={`#${title.toLowerCase().replaceAll(' ', '-')}`}
                onClick={(event) => {
                  event.preventDefault();
                  open(title);
                }}
              >
                {title}
              </a>
            ))}
          </Stack>
        ))}
      </div>
      <p role="status" className="second">
        {shown.length === 0 && 'No setting has these words.'}
      </p>
    </nav>
  );
}

const findHeading = (content: RefObject<HTMLElement | null>, title: string): HTMLHeadingElement | undefined =>
  [...(content.current?.querySelectorAll('h2') ?? [])].find(({ textContent }) => textContent === title);
