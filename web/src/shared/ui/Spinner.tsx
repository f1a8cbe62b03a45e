import AntdSpin from 'antd/es/spin';

/** Turns while something is awaited that takes seconds. */
export const Spinner = () => <AntdSpin />;
