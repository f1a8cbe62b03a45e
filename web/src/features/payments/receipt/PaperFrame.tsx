import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import styles from './receipt.module.css';

interface PaperFrameProps {
  /** The page's heading, also the title of the browser's tab. */
  title: string;
  children: ReactNode;
}

/** A public page about papers: the shop's sign above one column. */
export function PaperFrame({ title, children }: PaperFrameProps) {
  const { data: shop } = useGetShopQuery();
  return (
    <div className={styles.page}>
      <title>{shop ? `${title} · ${shop.name}` : title}</title>
      <header className={styles.sign}>
        <Link to="/" aria-label={`${shop?.name ?? 'Home'}, home page`}>
          <Brand name={shop?.name ?? ''} />
        </Link>
      </header>
      <main className={styles.column}>
        <h1 className="type-h2">{title}</h1>
        {children}
      </main>
    </div>
  );
}
