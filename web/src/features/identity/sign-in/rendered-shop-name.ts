import { createContext } from 'react';

/** The shop's name as the server drew it, until the browser has read it by itself. */
export const RenderedShopName = createContext('');
