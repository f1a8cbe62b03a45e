import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../features/site/footer/SiteFooter.js';
import { useGetShopQuery } from '../shared/api/generated.js';

/** The pages about one booking, above the site's footer. */
export function OutcomeLayout() {
  const { data: shop } = useGetShopQuery();
  return (
    <div className="outcome-layout">
      <Outlet />
      <SiteFooter name={shop?.name} />
    </div>
  );
}
