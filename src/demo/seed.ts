import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { DemoModule } from './demo.module.js';
import { DemoShop } from './shop/demo-shop.js';

const app = await NestFactory.createApplicationContext(DemoModule, { logger: ['error', 'warn'] });
await app.get(DemoShop).seed((done, total) => console.log(`${Math.round((done / total) * 100)} %`));
await app.close();
