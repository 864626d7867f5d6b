/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Where_ChangedInputs */

const en_ca2_studio_set_where_changed = /** @type {(inputs: Studio_Set_Where_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where it is changed`)
};

const fr_ca2_studio_set_where_changed = /** @type {(inputs: Studio_Set_Where_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où le changer`)
};

/**
* | output |
* | --- |
* | "Where it is changed" |
*
* @param {Studio_Set_Where_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_where_changed = /** @type {((inputs?: Studio_Set_Where_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Where_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_where_changed(inputs)
	return en_ca2_studio_set_where_changed(inputs)
});