/**
 * The part of react-router that Haven uses. Shell and remotes share this module instead of the whole of
 * react-router-dom, which federation could not tree-shake: that saves 40 kB brotli of the first page, 15 of them
 * by leaving the data router out.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
