import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';

/** Shown until the steps of the close have loaded. */
export const DrawerSkeleton = () => <RowsSkeleton label="Loading the drawer" rows={9} />;
