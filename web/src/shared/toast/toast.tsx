import type { ReactNode } from 'react';
import { GroupedToasts } from './GroupedToasts.js';
import { loadOptional } from '../optional-script/optional-script.js';
import type { Toast } from './toast-message.js';
import { findPlacement, makeRoom } from '../ui/notification/placement.js';
import { regroup, type GroupedToast } from './undo-group.js';
import '../ui/notification/notification.css';

let loadTheme = (): Promise<unknown> => Promise.resolve();
let loading: Promise<typeof import('../ui/notification/notification.js')> | undefined;

/** Loads the code that renders toasts, once and apart from the pages, so that none waits for it. */
const loadNotification = () =>
  (loading ??= Promise.all([
    loadOptional(() => import('../ui/notification/notification.js')),
    loadOptional(loadTheme),
  ]).then(
    ([notification]) => notification,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Sets the source of the toasts' theme, for a page without antd. */
export const setToastTheme = (theme: () => Promise<unknown>): void => void (loadTheme = theme);

/** Loads the code that renders toasts ahead of the first one. */
export const preloadToasts = (): void => void loadNotification().catch(console.warn);

type Notifications = Awaited<typeof loading> & object;

/** Key of the one toast that groups those that offer undo. */
const GROUP = 'undoable';

let group: GroupedToast<Toast>[] = [];

/**
 * The message about other people's changes, shown and waiting. It waits while an undo is offered, since it would push that
 * message from under the pointer and over the buttons of the page.
 */
let shownNews: Toast | undefined;
let waitingNews: Toast | undefined;

/** Shows a toast that outlives the page it came from. Those that offer undo are grouped in one, with an action each. */
export function toast(message: Toast): void {
  loadNotification().then(
    (notifications) => show(notifications, message),
    (error: unknown) => {
      console.error(error);
      showPlain(message);
    },
  );
}

let plain: HTMLElement | undefined;

/**
 * Shows a message in plain HTML where the code that renders toasts cannot be loaded, such as offline: a failed press
 * must not go unreported.
 */
function showPlain({ title, description }: Toast): void {
  plain?.remove();
  const shown = Object.assign(document.createElement('p'), { className: 'toast-plain', role: 'alert' });
  shown.textContent = description ? `${title}. ${description}` : title;
  document.body.append(shown);
  plain = shown;
  setTimeout(() => shown.remove(), PLAIN_MS);
}

const PLAIN_MS = 8_000;

function show(notifications: Notifications, message: Toast): void {
  const before = group;
  group = regroup(before, message, Date.now());
  const isGrouped = group.some(({ toast }) => toast === message);
  if (isGrouped || group.length < before.length) showGroup(notifications);
  if (message.isNews) return showNews(notifications, message);
  if (!isGrouped) return open(notifications, message);
  if (message.key !== undefined) notifications.closeNotifications(message.key);
}

/** Whether a message about other people's changes is still to be shown. */
export const isNewsWaiting = (): boolean => waitingNews !== undefined;

function showNews(notifications: Notifications, message: Toast): void {
  if (group.length > 0) {
    waitingNews = message;
    return;
  }
  shownNews = message;
  open(notifications, message, () => {
    if (shownNews === message) shownNews = undefined;
  });
}

function showGroup(notifications: Notifications): void {
  if (shownNews?.key !== undefined) {
    waitingNews = shownNews;
    shownNews = undefined;
    notifications.closeNotifications(waitingNews.key);
  }
  const onClose = () => {
    group = [];
    const news = waitingNews;
    waitingNews = undefined;
    if (news) showNews(notifications, news);
  };
  const [first] = group;
  if (!first) {
    notifications.closeNotifications(GROUP);
    return onClose();
  }
  if (group.length === 1) return open(notifications, { ...first.toast, key: GROUP }, onClose);
  const seconds = Math.max(...group.map(({ until }) => until - Date.now())) / 1_000;
  const toasts = group.map(({ toast }) => toast);
  open(
    notifications,
    { title: `${group.length} changes`, key: GROUP, seconds },
    onClose,
    <GroupedToasts toasts={toasts} />,
  );
}

function open(
  notifications: Notifications,
  { title, description, more, destructive = false, action, key, seconds }: Toast,
  onClose?: () => void,
  grouped?: ReactNode,
): void {
  const { placement, isOneLine = false, footer, ...edge } = findPlacement({ destructive, isGrouped: group.length > 0 });
  notifications.moveNotifications(edge);
  notifications.openNotification({
    ...(key !== undefined && { key }),
    title: footer ? (
      <>
        {title}
        <span ref={makeRoom(footer)} />
      </>
    ) : isOneLine && title === 'Success' ? (
      <span className="toast-one-line-success">{title}</span>
    ) : (
      title
    ),
    description: more ? (
      <>
        <span>{description}</span> <span className="toast-more">{more}</span>
      </>
    ) : (
      (grouped ?? description)
    ),
    role: destructive ? 'alert' : 'status',
    className: ['toast', isOneLine && 'toast-one-line', destructive && 'toast-destructive'].filter(Boolean).join(' '),
    placement,
    // Not “Close”, so that a dialog's Close button keeps a unique name.
    closeLabel: 'Dismiss message',
    actions: action,
    onClose,
    duration: seconds ?? (action ? 20 : destructive ? 8 : 5),
  });
}

/** Removes every toast, when what they report is settled. */
export const clearToasts = (): void => {
  group = [];
  shownNews = undefined;
  waitingNews = undefined;
  loading?.then((notifications) => notifications.closeNotifications(), console.warn);
};
