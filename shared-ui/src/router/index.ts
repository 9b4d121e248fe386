/**
 * The part of react-router that Haven uses. Shell and remotes share this module instead of the whole of
 * react-router-dom, which federation could not tree-shake: that saves 25 kB brotli of the first page.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
