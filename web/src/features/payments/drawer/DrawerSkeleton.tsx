import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';

/** Stands where the steps of the close will be. */
export const DrawerSkeleton = () => <RowsSkeleton label="Loading the drawer" rows={9} />;
