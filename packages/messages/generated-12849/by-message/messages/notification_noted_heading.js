/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Notification_Noted_HeadingInputs */

const en_ca2_notification_noted_heading = /** @type {(inputs: Notification_Noted_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Got it`)
};

const fr_ca2_notification_noted_heading = /** @type {(inputs: Notification_Noted_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est noté`)
};

/**
* | output |
* | --- |
* | "Got it" |
*
* @param {Notification_Noted_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notification_noted_heading = /** @type {((inputs?: Notification_Noted_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notification_Noted_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notification_noted_heading(inputs)
	return en_ca2_notification_noted_heading(inputs)
});