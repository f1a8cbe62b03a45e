import { Link, Navigate } from 'react-router-dom';
import { useGetShopQuery } from '../../shared/api/generated.js';
import { Brand } from '../../shared/BrandMark.js';
import { ArrowLeftIcon } from '../../shared/icons.js';
import { useAuth } from './auth-context.js';
import { SignInForm } from './SignInForm.js';
import './sign-in.css';

export function SignInPage() {
  const { user, loading } = useAuth();
  const { data: shop } = useGetShopQuery();
  if (user) return <Navigate to="/staff" replace />;
  return (
    <div className="sign-in-page">
      <title>Staff Sign In</title>
      <img src="/art/sign-in.svg" alt="" loading="lazy" />
      <main className="sign-in" aria-busy={loading}>
        <Brand name={shop?.name ?? ''} />
        {!loading && (
          <section className="sign-in-sheet">
            <h1 id="sign-in" className="type-page">
              Staff Sign In
            </h1>
            <SignInForm />
          </section>
        )}
        <Link to="/" className="sign-in-home">
          <ArrowLeftIcon />
          Back to Home
        </Link>
      </main>
    </div>
  );
}
