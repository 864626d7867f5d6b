/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Reminder_ButtonInputs */

const en_ca2_reminder_button = /** @type {(inputs: Reminder_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See the week`)
};

const fr_ca2_reminder_button = /** @type {(inputs: Reminder_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir la semaine`)
};

/**
* | output |
* | --- |
* | "See the week" |
*
* @param {Reminder_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const reminder_button = /** @type {((inputs?: Reminder_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reminder_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_reminder_button(inputs)
	return en_ca2_reminder_button(inputs)
});