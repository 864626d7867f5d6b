/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, time: NonNullable<unknown> }} Menu_Available_OnInputs */

const en_ca2_menu_available_on = /** @type {(inputs: Menu_Available_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Served ${i?.day} from ${i?.time}`)
};

const fr_ca2_menu_available_on = /** @type {(inputs: Menu_Available_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Offert ${i?.day} dès ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Served {day} from {time}" |
*
* @param {Menu_Available_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_available_on = /** @type {((inputs: Menu_Available_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Available_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_available_on(inputs)
	return en_ca2_menu_available_on(inputs)
});