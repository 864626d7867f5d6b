/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_SendInputs */

const en_ca2_notification_send = /** @type {(inputs: Notification_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Text me`)
};

const fr_ca2_notification_send = /** @type {(inputs: Notification_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avertissez-moi`)
};

/**
* | output |
* | --- |
* | "Text me" |
*
* @param {Notification_SendInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_send = /** @type {((inputs?: Notification_SendInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_SendInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_send(inputs)
	return en_ca2_notification_send(inputs)
});