import './shared/private-link/hide-private-link.js';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Application } from './app/Application.js';
import { createRouter } from './app/routes/router.js';

// The application handles presses from here on.
window.pressRecorder.end();
createRoot(document.getElementById('root')!).render(
  <Application>
    <RouterProvider router={createRouter()} />
  </Application>,
);
