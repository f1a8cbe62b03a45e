import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import { ArrowLeftIcon } from '../../../shared/ui/icons.js';
import { RenderedShopName } from './rendered-shop-name.js';
import styles from './sign-in.module.css';

interface SignInFrameProps {
  title: string;
  /** Whether the sheet stays hidden until its content is known. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** The picture, the brand and the sheet of the pages for signing in and passwords. */
export function SignInFrame({ title, isWaiting = false, children }: SignInFrameProps) {
  const { data: shop } = useGetShopQuery();
  const renderedShopName = use(RenderedShopName);
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <img src="/art/sign-in.svg" alt="" loading="lazy" />
      <main className={styles.main} aria-busy={isWaiting}>
        <Brand name={shop?.name ?? renderedShopName} />
        {!isWaiting && (
          <section className={styles.sheet}>
            <h1 id="sign-in" className="type-page">
              {title}
            </h1>
            {children}
          </section>
        )}
        <Link to="/" className={styles.home}>
          <ArrowLeftIcon />
          Back to Home
        </Link>
      </main>
    </div>
  );
}
