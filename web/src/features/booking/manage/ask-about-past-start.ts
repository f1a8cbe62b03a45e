import { formatTime } from '../../../shared/dates/dates.js';
import { askQuestion } from '../../../shared/ui/question.js';

/** Asks before a booking gets a start of today that has passed. */
export function askAboutPastStart(time: string, okText: string, onOk: () => void): void {
  askQuestion({
    title: 'This start has passed',
    content: `${formatTime(time)} today has passed. The client gets no email.`,
    okText,
    cancelText: 'Not Yet',
    onOk,
  });
}
