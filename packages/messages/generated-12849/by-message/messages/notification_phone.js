/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_PhoneInputs */

const en_ca2_notification_phone = /** @type {(inputs: Notification_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mobile phone`)
};

const fr_ca2_notification_phone = /** @type {(inputs: Notification_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cellulaire`)
};

/**
* | output |
* | --- |
* | "Mobile phone" |
*
* @param {Notification_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_phone = /** @type {((inputs?: Notification_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_phone(inputs)
	return en_ca2_notification_phone(inputs)
});