export { EmptyState } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export { Skeleton, SkeletonCard } from './skeleton.tsx';
