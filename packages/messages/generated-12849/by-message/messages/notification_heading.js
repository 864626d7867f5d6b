/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_HeadingInputs */

const en_ca2_notification_heading = /** @type {(inputs: Notification_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll text you when it’s ready`)
};

const fr_ca2_notification_heading = /** @type {(inputs: Notification_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un texto quand c’est prêt`)
};

/**
* | output |
* | --- |
* | "We’ll text you when it’s ready" |
*
* @param {Notification_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_heading = /** @type {((inputs?: Notification_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_heading(inputs)
	return en_ca2_notification_heading(inputs)
});