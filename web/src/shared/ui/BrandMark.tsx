import type { SVGProps } from 'react';

/** The shop's sign: lines that rise over a stone at rest. It is decoration; the shop's name is beside it. */
export function BrandMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 30 25"
      width="30"
      height="25"
      className="brand-mark"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
        <path d="M1.4 8.2c4-.6 6-6.6 10-6.6S18.4 8 28.6 8.3M1.4 13.2C5.4 12.6 7.4 5.8 11.4 5.8s7 7 17.2 7.3M1.4 18.5C5.4 17.9 7.4 9.8 11.4 9.8s7 8.1 17.2 8.4M1.4 23.5h27.2" />
      </g>
      <ellipse cx="11.4" cy="17.6" rx="4.4" ry="3.3" fill="currentColor" />
    </svg>
  );
}

/** The sign with the shop's name, as in headers, the sider and on sign-in. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="brand">
      <BrandMark />
      <span className="brand-name">{name}</span>
    </span>
  );
}
