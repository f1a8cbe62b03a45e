import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/**
 * Creates a stroke icon on a 20 px grid, drawn in the text colour. Icons accept className and style, so they fit antd's
 * `icon` slots. They are decoration, hidden from screen readers: the control around them has the name.
 */
export function icon(path: string, fill = 'none') {
  return function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill={fill}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const AlertIcon = icon('M10 3 2.5 16.5h15zM10 8.3v3.6M10 14.2v.1');
export const ArrowLeftIcon = icon('M16.5 10h-13M8 5.5 3.5 10 8 14.5');
export const ArrowUpIcon = icon('M10 16V4M5 9l5-5 5 5');
export const BookingsIcon = icon('M3 5h14v12H3zM3 8.7h14M6.7 2.7v4M13.3 2.7v4');
export const ChartIcon = icon('M3 17h14M5.5 16v-4.5M10 16V4M14.5 16V8');
export const CheckIcon = icon('m4 10.5 4 4 8-9');
export const ChevronDownIcon = icon('m4.5 7.5 5.5 5.5 5.5-5.5');
export const ChevronLeftIcon = icon('M12.5 4.5 7 10l5.5 5.5');
export const ChevronRightIcon = icon('M7.5 4.5 13 10l-5.5 5.5');
export const ClockIcon = icon(`${circle(10, 10, 7.2)}M10 5.8V10l2.8 2.6`);
export const CloseIcon = icon('m4.5 4.5 11 11m0-11-11 11');
export const ColumnsIcon = icon('M3 4h14v12H3zM7.7 4v12M12.3 4v12');
export const DownloadIcon = icon('M10 3v9.5M6 8.8l4 3.9 4-3.9M3.5 17h13');
export const EditIcon = icon('M3.5 16.5 4.3 13 13.4 3.9a1.7 1.7 0 0 1 2.5 2.5L6.9 15.6zM11.8 5.6l2.6 2.6');
export const EyeIcon = icon(
  `M2.5 10C4.6 6.2 7 4.6 10 4.6s5.4 1.6 7.5 5.4c-2.1 3.8-4.5 5.4-7.5 5.4S4.6 13.8 2.5 10z${circle(10, 10, 2.4)}`,
);
export const EyeOffIcon = icon(
  `M2.5 10C4.6 6.2 7 4.6 10 4.6s5.4 1.6 7.5 5.4c-2.1 3.8-4.5 5.4-7.5 5.4S4.6 13.8 2.5 10z${circle(10, 10, 2.4)}M4 16 16 4`,
);
export const GiftIcon = icon(
  'M3 7.5h14V11H3zM4.5 11v6h11v-6M10 7.5V17M10 7.5C7 7.5 5.5 6 6.3 4.6S9.5 4 10 7.5c.5-3.5 2.9-4.3 3.7-2.9S13 7.5 10 7.5',
);
export const InfoIcon = icon(`${circle(10, 10, 7.2)}M10 9.3v4M10 6.6v.1`);
export const ListIcon = icon('M7.2 5h9.8M7.2 10h9.8M7.2 15h9.8M3.2 5h.6M3.2 10h.6M3.2 15h.6');
export const MoneyIcon = icon(`M2.5 5h15v10h-15z${circle(10, 10, 2.4)}M5.3 10h.1M14.6 10h.1`);
export const MenuIcon = icon('M3 5.5h14M3 10h14M3 14.5h14');
export const NavigateIcon = icon('M17 3 2.8 8.7l6.4 2.1 2.1 6.4z');
export const PersonIcon = icon(`${circle(10, 6.4, 3.4)}M3.7 17c0-3.4 2.6-5.6 6.3-5.6s6.3 2.2 6.3 5.6`);
export const PhoneIcon = icon(
  'M4.2 3h2.6l1.5 3.7-1.7 1.4a10.4 10.4 0 0 0 5.3 5.3l1.4-1.7 3.7 1.5v2.6c0 .8-.6 1.3-1.3 1.2C9.2 16.6 3.4 10.8 3 4.3 2.9 3.6 3.5 3 4.2 3z',
);
export const SystemIcon = icon('M2.5 10.5h3.2l2-6 4 11 2-5h3.8');
export const PlusIcon = icon('M10 3.5v13M3.5 10h13');
export const PrintIcon = icon('M5.5 7V3h9v4M5.5 14H3V7h14v7h-2.5M5.5 12h9v5h-9z');
export const SearchIcon = icon(`${circle(8.7, 8.7, 5.5)}M12.7 12.7 17 17`);
export const ServiceIcon = icon(
  'M10 17c-1.4-4-1.4-6.8-2.3-9.2C8.3 5.5 9.1 3.9 10 2.8c.9 1.1 1.7 2.7 2.3 5C11.4 10.2 11.4 13 10 17zM10 17c-4.2.2-6.9-2-7-6.3 3 0 5.8 1.6 7 6.3zm0 0c4.2.2 6.9-2 7-6.3-3 0-5.8 1.6-7 6.3z',
);
export const SwapIcon = icon('M3 7h13m-3.5-3.5L16 7M17 13H4m3.5 3.5L4 13');
export const TrashIcon = icon('M3.5 5.5h13M7.5 5.5V3.2h5v2.3M5 5.5l.8 11.3h8.4L15 5.5M8.3 8.7v5M11.7 8.7v5');
export const VoidIcon = icon(`${circle(10, 10, 7.2)}M7.4 7.4l5.2 5.2m0-5.2-5.2 5.2`);
export const StarIcon = icon(
  'm10 2.6 2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5L5.4 17l.9-5.2-3.8-3.7 5.2-.7z',
  'currentColor',
);
