/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Kiosk_Idle_Go_OnInputs */

const en_ca2_kiosk_idle_go_on = /** @type {(inputs: Kiosk_Idle_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, go on`)
};

const fr_ca2_kiosk_idle_go_on = /** @type {(inputs: Kiosk_Idle_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oui, continuer`)
};

/**
* | output |
* | --- |
* | "Yes, go on" |
*
* @param {Kiosk_Idle_Go_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const kiosk_idle_go_on = /** @type {((inputs?: Kiosk_Idle_Go_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Kiosk_Idle_Go_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_kiosk_idle_go_on(inputs)
	return en_ca2_kiosk_idle_go_on(inputs)
});