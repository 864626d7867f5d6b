/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_Too_OftenInputs */

const en_ca2_notification_too_often = /** @type {(inputs: Notification_Too_OftenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please wait a few minutes before you try again, or ask at the counter.`)
};

const fr_ca2_notification_too_often = /** @type {(inputs: Notification_Too_OftenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Attendez quelques minutes avant de réessayer, ou demandez au comptoir.`)
};

/**
* | output |
* | --- |
* | "Please wait a few minutes before you try again, or ask at the counter." |
*
* @param {Notification_Too_OftenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_too_often = /** @type {((inputs?: Notification_Too_OftenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_Too_OftenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_too_often(inputs)
	return en_ca2_notification_too_often(inputs)
});