/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Kiosk_Idle_HeadingInputs */

const en_ca2_kiosk_idle_heading = /** @type {(inputs: Kiosk_Idle_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Are you still there?`)
};

const fr_ca2_kiosk_idle_heading = /** @type {(inputs: Kiosk_Idle_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Êtes-vous toujours là?`)
};

/**
* | output |
* | --- |
* | "Are you still there?" |
*
* @param {Kiosk_Idle_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const kiosk_idle_heading = /** @type {((inputs?: Kiosk_Idle_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Kiosk_Idle_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_kiosk_idle_heading(inputs)
	return en_ca2_kiosk_idle_heading(inputs)
});