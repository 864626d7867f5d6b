/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_AgainInputs */

const en_ca2_notification_again = /** @type {(inputs: Notification_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another order`)
};

const fr_ca2_notification_again = /** @type {(inputs: Notification_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre commande`)
};

/**
* | output |
* | --- |
* | "Another order" |
*
* @param {Notification_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_again = /** @type {((inputs?: Notification_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_again(inputs)
	return en_ca2_notification_again(inputs)
});