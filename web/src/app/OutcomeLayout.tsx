import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../features/site/footer/SiteFooter.js';
import { useGetShopQuery } from '../shared/api/generated.js';

/** The frame of the pages about one booking, with the site's footer. */
export function OutcomeLayout() {
  const { data: shop } = useGetShopQuery();
  return (
    <div className="outcome-layout">
      <Outlet />
      <SiteFooter name={shop?.name} />
    </div>
  );
}
