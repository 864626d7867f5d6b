/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_Number_HintInputs */

const en_ca2_notification_number_hint = /** @type {(inputs: Notification_Number_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is on your receipt or the slip from the counter.`)
};

const fr_ca2_notification_number_hint = /** @type {(inputs: Notification_Number_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il figure sur votre reçu ou sur le billet du comptoir.`)
};

/**
* | output |
* | --- |
* | "It is on your receipt or the slip from the counter." |
*
* @param {Notification_Number_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_number_hint = /** @type {((inputs?: Notification_Number_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_Number_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_number_hint(inputs)
	return en_ca2_notification_number_hint(inputs)
});