import QRCode from 'antd/es/qr-code';

interface QrCodeProps {
  value: string;
  'aria-label': string;
}

/** Dark on white in every colour scheme, as scanners expect it. */
export const QrCode = (props: QrCodeProps) => (
  <QRCode {...props} type="svg" size={196} bordered={false} color="#000000" bgColor="#ffffff" />
);
