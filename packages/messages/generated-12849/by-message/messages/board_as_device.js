/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Board_As_DeviceInputs */

const en_ca2_board_as_device = /** @type {(inputs: Board_As_DeviceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Go on as ${i?.name}`)
};

const fr_ca2_board_as_device = /** @type {(inputs: Board_As_DeviceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Continuer comme ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Go on as {name}" |
*
* @param {Board_As_DeviceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_as_device = /** @type {((inputs: Board_As_DeviceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_As_DeviceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_as_device(inputs)
	return en_ca2_board_as_device(inputs)
});