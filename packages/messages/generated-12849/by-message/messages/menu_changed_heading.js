/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Changed_HeadingInputs */

const en_ca2_menu_changed_heading = /** @type {(inputs: Menu_Changed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The menu has changed`)
};

const fr_ca2_menu_changed_heading = /** @type {(inputs: Menu_Changed_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le menu a changé`)
};

/**
* | output |
* | --- |
* | "The menu has changed" |
*
* @param {Menu_Changed_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_changed_heading = /** @type {((inputs?: Menu_Changed_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Changed_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_changed_heading(inputs)
	return en_ca2_menu_changed_heading(inputs)
});