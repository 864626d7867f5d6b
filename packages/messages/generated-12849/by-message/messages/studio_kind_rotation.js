/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_RotationInputs */

const en_ca2_studio_kind_rotation = /** @type {(inputs: Studio_Kind_RotationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rotation`)
};

const fr_ca2_studio_kind_rotation = /** @type {(inputs: Studio_Kind_RotationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rotation`)
};

/**
* | output |
* | --- |
* | "Rotation" |
*
* @param {Studio_Kind_RotationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_rotation = /** @type {((inputs?: Studio_Kind_RotationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_RotationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_rotation(inputs)
	return en_ca2_studio_kind_rotation(inputs)
});