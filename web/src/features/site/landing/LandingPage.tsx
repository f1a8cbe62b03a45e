import type { FocusEvent, MouseEvent } from 'react';
import type { LandingDto } from '../../../shared/api/generated.js';
import { SiteHeader } from '../header/SiteHeader.js';
import type { Account, SiteActions } from './site-actions.js';
import { AboutSection } from '../sections/AboutSection.js';
import { AvailabilitySection } from '../sections/AvailabilitySection.js';
import { ContactSection } from '../sections/ContactSection.js';
import { HeroSection } from '../sections/hero/HeroSection.js';
import { ReasonsSection } from '../sections/ReasonsSection.js';
import { ServicesSection } from '../sections/ServicesSection.js';
import { TeamSection } from '../sections/TeamSection.js';
import { TestimonialSection } from '../sections/TestimonialSection.js';
import { SiteFooter } from '../footer/SiteFooter.js';
import styles from './landing.module.css';

export interface LandingPageProps extends SiteActions {
  /** Undefined while it loads. */
  landing?: LandingDto;
  /** Whether the page's data could not be loaded, so that lists stay empty. */
  failed?: boolean;
  onReload: () => void;
  /** Null while nobody is signed in; undefined while that is not known. */
  account?: Account | null;
  /** Whether somebody has just signed out here. */
  isSignedOut?: boolean;
}

/** The landing page. It renders only from its props, without antd and the browser, so that a server can render it. */
export function LandingPage({
  landing,
  failed = false,
  onReload,
  account,
  isSignedOut = false,
  ...actions
}: LandingPageProps) {
  const { onBook, onBookIntent, onNavigate } = actions;
  const intent = (event: MouseEvent | FocusEvent) => {
    if ((event.target as Element).closest('[data-books]')) onBookIntent();
  };
  const loading = !landing && !failed;
  const copy = landing?.shop.words;
  return (
    <div
      className={styles.site}
      onMouseOver={intent}
      onFocus={intent}
      onClick={(event) => navigateWithin(event, onNavigate)}
    >
      <title>{landing ? `Massage and spa · ${landing.shop.name}` : 'Massage and spa'}</title>
      {landing && <meta name="description" content={landing.shop.tagline} />}
      <a className="skip-link button button-primary" href="#services">
        Skip to the treatments
      </a>
      <SiteHeader name={landing?.shop.name} phone={landing?.shop.phone} account={account} {...actions} />
      <main>
        <HeroSection shop={landing?.shop} freeTimes={landing?.next_free} failed={failed} onBook={onBook} />
        <ServicesSection
          services={landing?.services}
          copy={copy}
          loading={loading}
          failed={failed}
          onReload={onReload}
          onBook={onBook}
        />
        <TeamSection
          therapists={landing?.therapists.filter(({ is_rostered }) => is_rostered)}
          today={landing?.shop.local_now.slice(0, 10) ?? ''}
          lead={copy?.team}
          loading={loading}
          onBook={onBook}
        />
        {!failed && (
          <AvailabilitySection
            therapists={landing?.therapists}
            shop={landing?.shop}
            loading={loading}
            onBook={onBook}
          />
        )}
        <AboutSection shop={landing?.shop} onBook={onBook} />
        <ReasonsSection reasons={copy?.reasons} />
        <TestimonialSection testimonial={copy?.testimonial} />
        <ContactSection shop={landing?.shop} closures={landing?.closures} />
      </main>
      <SiteFooter name={landing?.shop.name} />
      {/* Always there: screen readers announce what is put into it, not an element that comes with its text. */}
      <p className={styles.signedOut} role="status">
        {isSignedOut && 'You are signed out.'}
      </p>
    </div>
  );
}

/**
 * Follows links between our own pages within the application. The links are real, so they work without scripts as well.
 */
function navigateWithin(event: MouseEvent, onNavigate: (path: string) => void): void {
  const path = (event.target as Element).closest('a')?.getAttribute('href');
  if (!path?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  onNavigate(path);
}
