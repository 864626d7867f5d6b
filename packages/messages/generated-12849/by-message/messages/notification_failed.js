/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_FailedInputs */

const en_ca2_notification_failed = /** @type {(inputs: Notification_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That did not reach us. Please try again.`)
};

const fr_ca2_notification_failed = /** @type {(inputs: Notification_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous n’avons rien reçu. Veuillez réessayer.`)
};

/**
* | output |
* | --- |
* | "That did not reach us. Please try again." |
*
* @param {Notification_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_failed = /** @type {((inputs?: Notification_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_failed(inputs)
	return en_ca2_notification_failed(inputs)
});