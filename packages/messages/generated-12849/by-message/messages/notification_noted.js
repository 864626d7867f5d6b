/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown>, number: NonNullable<unknown> }} Notification_NotedInputs */

const en_ca2_notification_noted = /** @type {(inputs: Notification_NotedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We’ll text ${i?.phone} when order ${i?.number} is ready.`)
};

const fr_ca2_notification_noted = /** @type {(inputs: Notification_NotedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous enverrons un texto au ${i?.phone} quand la commande ${i?.number} sera prête.`)
};

/**
* | output |
* | --- |
* | "We’ll text {phone} when order {number} is ready." |
*
* @param {Notification_NotedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_noted = /** @type {((inputs: Notification_NotedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_NotedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_noted(inputs)
	return en_ca2_notification_noted(inputs)
});